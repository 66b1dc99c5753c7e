/** The header under which a browser saves a file: the name as it is, plus an ASCII one for clients that support no other. */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
