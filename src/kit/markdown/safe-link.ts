/** Addresses an answer may link to. Scripts, data URLs and local files are not allowed. */
export function safeLink(href: string): string | undefined {
  const address = href.trim()
  // A browser takes control characters out of an address before it reads its kind.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that are looked for
  if (/[\u0000-\u0020\u007f]/.test(address)) return undefined
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) ? address : undefined
}
