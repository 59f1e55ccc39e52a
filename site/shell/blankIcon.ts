/** An empty icon for the browser's tab. */
export const blankIcon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';
