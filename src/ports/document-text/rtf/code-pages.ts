/** The encoding of a byte: by the font's character set, or by the file's code page. */
const BY_CHARSET: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const BY_CODE_PAGE: Record<number, string> = {
  437: 'windows-1252',
  850: 'windows-1252',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}

export const encodingOfCharset = (charset: number) => BY_CHARSET[charset]

export const encodingOfCodePage = (page: number) =>
  BY_CODE_PAGE[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')

export function decodeBytes(bytes: number[], encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes))
}
