/** Offers a text to the visitor as a file download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // If it were revoked at once, some browsers would save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
