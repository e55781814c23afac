import { watchReading } from './lazily.ts';

watchReading();
