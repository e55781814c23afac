import { afterAll } from 'vitest';
import { openHome } from './home.test-helper.ts';

// Done before each test file: modules are loaded once for many files, their folders are not.
afterAll(openHome());
