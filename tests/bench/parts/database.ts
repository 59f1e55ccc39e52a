import type { Part } from './part.ts';

export const database: Part = () => Promise.reject(new Error('not yet'));
