import type { Plugin } from 'vite';

export function readPictures(): { names: string[]; words: Record<string, string[]> };
export function chunksOf(names: readonly string[]): string[][];
export function pictures(): Plugin;
export function rounded(path: string): string;
