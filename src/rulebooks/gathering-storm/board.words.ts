export const WORDS = {};
