import { calls } from '@afterglow/fixtures/contract/calls';
import { footerTags } from '@afterglow/fixtures/contract/limits';
import { categoriesReply, topReply, type Term, type Top } from '@afterglow/fixtures/contract/terms';
import { gender } from './gender.ts';
import { readOf, type Read } from './read.ts';

/** Rows that name models, channels or categories show no more of them than this. */
const shown = 24;

/** What is most sought after; header, footer and home read it. */
export const topRead = (language: string): Read<Top> =>
  readOf(calls.main(gender, language), topReply, (top) => ({
    models: top.models.slice(0, shown),
    channels: top.channels.slice(0, shown),
    categories: top.categories.slice(0, shown),
    keywords: top.keywords.slice(0, footerTags),
  }));

export const categoriesRead = (language: string): Read<Term[]> => readOf(calls.categories(gender, language), categoriesReply);
