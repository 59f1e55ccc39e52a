/** An icon of the tab on which nothing is drawn. */
export const blankIcon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';
