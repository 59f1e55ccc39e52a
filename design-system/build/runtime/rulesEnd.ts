/** Ends the rules of each component, in the file of all components and in documents. */
export const rulesEnd = '/**/';
