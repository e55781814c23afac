import { begin } from './begin.tsx';
import { provideBeyond } from './beyond.ts';
import { SERVED } from './served.ts';
import { WITH_OTHERS } from './with-others.ts';

provideBeyond(WITH_OTHERS);
begin(SERVED);
