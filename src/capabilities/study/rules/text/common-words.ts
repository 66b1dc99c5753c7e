/** Words of any talk, and of any study: that an answer has them says nothing of this work. */
import { contentStems } from '#kit/text/content-stems.ts'

const EVERYDAY = new Set(
  contentStems(`able ago agree anybody anyone ask away back bad become begin big bring buy call came change check come cross data day decide early
    end every everybody everyone feel few find first follow four friend gave get give go good great group grow happen hard help high home hour house
    idea important keep kind know known large last late later learn leave less life like little live long look lose lot made main
    make man many matter mean meet mind minute month morning move much name need new next night nobody number often old one open
    order part pass pay people person place plan play point problem put read ready real reason record result right run said same
    say second see seem sell send show side simple sit small somebody someone something sort speak stand start state stay step still stop sure take
    talk tell test thing think third three time today together told took town true try turn two type understand use usual wait walk
    want watch way week well went whole win word work write year young`),
)

/** What a study is made of, and how it is done. */
const OF_ITS_METHOD = new Set(
  contentStems(`sample sampling random respondent participant population design analysis analyse mean average percentage variable
    instrument questionnaire interview survey collect select measure test`),
)
const OF_ANY_STUDY = new Set(
  contentStems(`study research thesis dissertation project work paper chapter section page table figure data sample sampling
    respondent participant population method methodology design approach analysis analyse result finding conclusion objective aim
    purpose question hypothesis literature review theory framework variable instrument questionnaire interview survey source evidence
    limit limitation weakness recommend recommendation researcher author examiner answer collect choose chosen select measure test
    significant significance relationship effect affect influence factor level total number percent percentage mean average important
    use user used show found find different difference increase decrease high low based main general specific various several
    reason view case look depend thing way good great better best bad really actually basically honestly obviously definitely clearly simply interesting`),
)

export const isEveryday = (stem: string): boolean => EVERYDAY.has(stem)
export const isCommon = (stem: string): boolean => EVERYDAY.has(stem) || OF_ANY_STUDY.has(stem)
export const isOfMethod = (stem: string): boolean => OF_ITS_METHOD.has(stem)
