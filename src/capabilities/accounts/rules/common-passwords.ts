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

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
