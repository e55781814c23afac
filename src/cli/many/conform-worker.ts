import { parentPort, workerData } from 'node:worker_threads';
import { conformFile } from './conform-file.ts';

// Runs the cases of the files that it is sent, one after the other.

const { signed }: { signed: boolean } = workerData;
parentPort?.on('message', (path: string) => parentPort?.postMessage(conformFile(path, signed)));
