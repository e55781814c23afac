/** The version of the kernel: changes with every change of it that could alter what a stored answer does, or what is public of it. */
export const KERNEL = '4';

/** The versions of it whose games are read. */
export const KERNELS: readonly string[] = ['1', KERNEL];
