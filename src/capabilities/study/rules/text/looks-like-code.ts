/** Lines of code, output and mark-up: common in theses, but not the author's voice. */
const MARKS: readonly RegExp[] = [
  /<-|[=!<>]=|->|\+=|&&|\|\||::|=>/,
  /[{};]\s*$|^\s*[{}]|\);/,
  /\b[\w.]+\((?:[\w."'\s]*[,=][^)]*|["'][^)]*|)\)/,
  /\w\[[\w:,.\s"'-]*\]\s*(?:[=.([]|$)|\$\w+|\w\[,|,\]/,
  /^\s*(?:import|from \w+ import|def|return|print|library|for|while|if|else|elif|try|except|class|public|private|void|SELECT|INSERT|const|let|var|function)\b[^.]*[:({;=]|^\s*#\s?\w|^\s*>\s?\w/,
  /<\/?[a-z][\w:-]*(?:\s[^<>]*)?>/,
  /\b\w+_\w+\b.*[=(]|\b(?:True|False|None|NULL|TRUE|FALSE)\b.*[),]/,
  /[\w.\]]=[\w.]+[[(]/,
  /\w\[\d+,\s?\d*\]\s*[/+*)=-]/,
  /\s=\s(?:[\w.]+\(|["'[{]|\d+\s*$)/,
]

export const looksLikeCode = (text: string): boolean => {
  const marks = MARKS.filter((mark) => mark.test(text)).length
  return marks > 1 || (marks === 1 && /<\/?[a-z][\w:-]*>.*<\/?[a-z][\w:-]*>/.test(text))
}
