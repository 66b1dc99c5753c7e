/** Statistical and mathematical signs, which a voice would leave out: "p < .05" would become "p point oh five". */
const figure = String.raw`[-−–]?(?:\d[\d,]*)?\.?\d+`

const REWRITES: [RegExp, string | ((...found: string[]) => string)][] = [
  // F(2, 117) = 4.21 and t(58) = 2.1: the figures in brackets are degrees of freedom.
  [
    /(?<![\w])([Ft]|χ2|χ²|X²)\s?\(\s?(\d+(?:\.\d+)?)\s?,\s?[Nn]\s?=\s?(\d+)\s?\)/g,
    '$1 with $2 degrees of freedom and a sample of $3',
  ],
  [
    /(?<![\w])([Ft]|χ2|χ²|X²)\s?\(\s?(\d+)\s?,\s?(\d+(?:\.\d+)?)\s?\)/g,
    '$1 with $2 and $3 degrees of freedom',
  ],
  [/(?<![\w])([Ft]|χ2|χ²|X²)\s?\(\s?(\d+(?:\.\d+)?)\s?\)/g, '$1 with $2 degrees of freedom'],
  [/\br\s?\(\s?(\d+)\s?\)\s?=/g, 'r with $1 degrees of freedom ='],
  [/χ²|χ2|X²/g, 'chi squared '],
  [/\bR²|\bR\^2\b/g, 'R squared '],
  [/η²|ηp²|ηp2/g, 'eta squared '],
  [/ε²/g, 'epsilon squared '],
  [/(\w)²/g, '$1 squared'],
  [/(\w)³/g, '$1 cubed'],
  [/°\s?C\b/g, ' degrees Celsius'],
  [/°/g, ' degrees'],
  [/(?<=\d)\s?%\s?(?=[-–—]\s?\d)/g, ''],
  [/(?<=\d)\s?%/g, ' percent'],
  [/\+\/-|±/g, ' plus or minus '],
  [/<=|≤|⩽/g, ' is at most '],
  [/>=|≥|⩾/g, ' is at least '],
  [/≠|!=/g, ' is not equal to '],
  [/≈|∼|(?<=\s)~(?=\s?\d)/g, ' is about '],
  [new RegExp(String.raw`(?<=[\w)])\s*<\s?(?=${figure})`, 'g'), ' is less than '],
  [new RegExp(String.raw`(?<=[\w)])\s*>\s?(?=${figure})`, 'g'), ' is greater than '],
  [/(?<=[\w)])\s*=\s*/g, ' equals '],
  [/(?<=\d)\s?[×x]\s?(?=\d)/g, ' by '],
  [/(?<=\d)\s?[+]\s?(?=\d)/g, ' plus '],
  [/(^|[\s(])[-−–](?=\.?\d)/g, '$1minus '],
  [/→|⇒/g, ' to '],
  [/&/g, ' and '],
  [/α/g, 'alpha '],
  [/β/g, 'beta '],
  [/γ/g, 'gamma '],
  [/δ|Δ/g, 'delta '],
  [/κ/g, 'kappa '],
  [/λ/g, 'lambda '],
  [/μ/g, 'mu '],
  [/ρ/g, 'rho '],
  [/σ/g, 'sigma '],
  [/τ/g, 'tau '],
  [/ω/g, 'omega '],
]

export const saySigns = (text: string): string =>
  REWRITES.reduce((said, [pattern, words]) => said.replace(pattern, words as string), text)
