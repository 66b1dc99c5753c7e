/** Texts and attributes of XML are made safe here and nowhere else. */

/** What XML 1.0 has no place for: control characters, halves of surrogate pairs, the two non-characters. */
const IMPOSSIBLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

export const escapeXml = (text: string): string =>
  text
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
