/** After these a full stop does not end a sentence. */
export const NEVER_LAST: ReadonlySet<string> = new Set(
  `e.g i.e cf vs viz ca approx dr prof mr mrs ms rev hon gen col capt lt sgt sen gov st fig figs eq eqs no nos vol
vols p pp ch chap sec sect tab app ed eds trans ref refs dept univ resp incl excl est min max jan feb mar apr jun jul
aug sept oct nov dec`.split(/\s+/),
)

/** After these it may: "etc.", "Ltd." and "a.m." often stand last. */
export const SOMETIMES_LAST: ReadonlySet<string> = new Set(
  'etc al inc ltd corp co jr sr bros plc a.m p.m ph.d m.sc b.sc m.ed b.ed u.s u.k u.n b.c a.d'.split(' '),
)

/** Words that start sentences far more often than they continue a name. */
export const STARTERS: ReadonlySet<string> = new Set(
  `the this that these those it its in on at for from with by as an a he she they we i you there here however
moreover therefore thus when while although because if after before during since most many some all each both
no not such our their his her what who how why where results participants respondents data to of and but`.split(
    /\s+/,
  ),
)
