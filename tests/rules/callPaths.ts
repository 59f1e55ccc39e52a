import { descendants, formatLocation, type Node, type Source } from '../components/ast.ts';

/** Folder with the definitions of all paths of API calls. */
export const definitions = 'fixtures/contract/endpoints/';

/** Other files that may contain such paths, with the reasons. */
export const exemptFiles: Readonly<Record<string, string>> = {
  'tests/contract/endpoints.test.ts': 'compares the defined paths with the bytes that other clients send',
  'tests/contract/gate.test.ts': 'lists the paths that the specification exempts, and look-alikes',
  'tests/contract/gateTable.test.ts': 'states the rules of the gate a second time, in plain words',
  'tests/tools/oddValues.ts': 'lists addresses that hostile text is appended to',
  'tests/hard/parts/connections.ts': 'sends the beginning of a request, byte by byte',
  'tests/api/http.test.ts': 'sends addresses that are no paths of a call',
  'tests/api/people.test.ts': 'sends addresses that are no paths of a call',
  'tests/api/memberContent.test.ts': 'sends addresses that are no paths of a call',
  'fixtures/operation/metrics.ts': 'groups the paths of all calls by how they begin',
  'tests/api/metrics.test.ts': 'counts requests by the patterns of calls',
  'tests/site/refusalHeaders.test.ts': 'asks for what stands behind every route, calls among them',
  'tests/site/wellKnown.test.ts': 'asks for what programs look for on any host',
  'site/shell/links.test.ts': 'presses links to what is no page',
  'tests/site/answerHeaders.test.ts': 'sends lifetimes that are none, and unknown calls',
  'tests/site/read.test.ts': 'compares the paths that pages request with the bytes that an API receives',
  'tests/rules/callPaths.test.ts': 'shows what is found',
  'tests/rules/specification.test.ts': 'shows which words are taken for files',
};

const callPath = /\/api\\?\/json\b|\w\\?\.php\b/;

/** True for a sentence: it may name a call. */
const isProse = (text: string): boolean => /\s/.test(text) && !/\/api\\?\//.test(text);

/**
 * Returns the source text of a literal: a string, a regular expression, a part of a template. Empty for other nodes.
 */
const literalText = ({ start, end, type }: Node, { text }: Source): string =>
  type === 'Literal' || type === 'TemplateElement' || type === 'JSXText' ? text.slice(start, end) : '';

/** Finds every literal of a file that contains the path of a call. */
export const findCallPaths = (source: Source): string[] =>
  [...descendants(source.program)].flatMap((node) => {
    const text = literalText(node, source);
    return callPath.test(text) && !isProse(text) ? [`${formatLocation(source, node)}: ${text.slice(0, 80)}`] : [];
  });
