import { begin } from './begin.tsx';
import { SERVED } from './served.ts';

begin(SERVED);
