/** Password rules: long enough, not too long to hash, and not a common one. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { PASSWORD } from '../spec.ts'

export type PasswordProblem = Problem<'password-short' | 'password-long' | 'password-common'>

export const EASY_TO_GUESS: PasswordProblem = {
  code: 'password-common',
  message: 'This password is easy to guess. Please choose another, for example three words you can remember.',
}

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** 'P@ssw0rd123!' and 'password' are the same guess to an attacker. */
function guessesOf(password: string): string[] {
  const plain = password.toLowerCase()
  const unadorned = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)
  return [plain, unadorned, spelled(plain), spelled(unadorned), spelled(plain.replace(/[\d\W_]+$/, ''))]
}

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '09876543210',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

const isOneRun = (password: string) => {
  const plain = password.toLowerCase()
  const repeats = /^(.{1,4})\1+$/.test(plain)
  return repeats || RUNS.some((run) => run.repeat(2).includes(plain))
}

/** `personal`: details an attacker could know: names, the address before the @. */
export function checkPassword(password: string, personal: string[] = []): Result<string, PasswordProblem> {
  if (password.length < PASSWORD.shortest)
    return failed({
      code: 'password-short',
      message: `Please choose a password of at least ${PASSWORD.shortest} characters.`,
    })
  if (password.length > PASSWORD.longest)
    return failed({
      code: 'password-long',
      message: `A password can have at most ${PASSWORD.longest} characters.`,
    })

  const guesses = guessesOf(password)
  const known = personal.map((word) => word.toLowerCase()).filter((word) => word.length >= 3)
  if (isOneRun(password) || guesses.some((guess) => COMMON_PASSWORDS.has(guess) || known.includes(guess)))
    return failed(EASY_TO_GUESS)
  return ok(password)
}

/**
 * Words that strangers and classmates try first. Digits and signs around them, and look-alikes inside them, are
 * stripped before the comparison, so one line covers many variants.
 */
const WORDS = `
  password passwords passcode passphrase mypassword newpassword changeme letmein welcome secret default
  admin administrator root superuser master manager login logon guest user username test tester testing
  qwerty qwertyuiop qwert asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc iqazwsx abc abcd abcdef abcdefg
  iloveyou loveyou lovely sunshine princess monkey dragon football baseball basketball superman batman
  spiderman starwars pokemon naruto minecraft fortnite trustno freedom whatever shadow michael jordan
  jessica ashley michelle daniel nicole charlie thomas hunter ranger soccer killer hockey george andrew
  harley dallas jennifer joshua pepper summer winter spring autumn flower hello goodbye google facebook
  whatsapp instagram youtube twitter internet computer samsung android iphone nokia huawei tecno itel
  chocolate cookie cheese banana orange ginger purple yellow silver golden diamond angel angels heaven
  jesus jesuschrist christ blessed blessing blessings godisgood godislove amen grace faith hope prayer
  family mother father mummy daddy mama baby babygirl babyboy sweetheart darling honey friend friends
  money cash kwacha rich million business success
  zambia lusaka ndola kitwe livingstone kabwe chipata chingola mufulira solwezi kasama copperbelt africa
  chipolopolo zesco mtn airtel zamtel unza cbu mulungushi university college school student students
  campus lecturer professor research thesis dissertation defense defence exam exams graduate graduation
  weekbe weekbea mwana mulenga banda phiri tembo mwale zulu bwalya chanda mutale musonda chipo
  arsenal chelsea liverpool manchester manutd united barcelona realmadrid messi ronaldo neymar
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
`

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
