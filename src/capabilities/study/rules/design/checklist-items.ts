/** What readers look for in each design. In our own words; the handbook names the published guidelines. */
import type { SectionRole } from '#product/document-model.ts'

export type ChecklistItem = {
  id: string
  label: string
  cue: RegExp
  roles?: readonly SectionRole[]
  read: string
}

export const item = (
  id: string,
  label: string,
  cue: RegExp,
  read: string,
  roles?: readonly SectionRole[],
): ChecklistItem => ({ id, label, cue, read, ...(roles ? { roles } : {}) })

export const METHODS: readonly SectionRole[] = ['methods', 'abstract']
const ENDS: readonly SectionRole[] = ['discussion', 'conclusion', 'abstract', 'methods']

export const GENERAL_ITEMS: readonly ChecklistItem[] = [
  item(
    'aim',
    'States its aim',
    /\b(?:aim(?:s|ed)?|purpose|objectives?|sought|seeks?)\b/i,
    'writing-objectives',
    ['abstract', 'introduction'],
  ),
  item(
    'gap',
    'Shows what was not known',
    /\b(?:little is known|few studies|gap|lack of (?:research|studies|evidence|data)|paucity|no (?:known )?stud(?:y|ies)|remains? (?:largely |mostly |still |relatively )?(?:unclear|unknown|unexplored|unexamined|unresolved|understudied|poorly (?:understood|known))|(?:has|have) (?:thus |so far )?never been?|is (?:still |largely )?(?:unclear|unknown|not (?:yet )?known))\b/i,
    'research-gap',
    ['abstract', 'introduction', 'literature'],
  ),
  item(
    'theory',
    'Uses a theory or framework',
    /\b(?:theoretical|conceptual) framework|\b(?:guided|underpinned|informed) by\b[^.]*\b(?:theory|model|framework)|\btheory\b|\bhealth belief model|\bacceptance model/i,
    'theoretical-framework',
    ['introduction', 'literature', 'methods', 'discussion'],
  ),
  item(
    'design',
    'Names its design',
    /\b(?:design|cross-sectional|cohort|case[- ]control|trial|quasi-experiment\w*|qualitative (?:study|approach|research|design|methods?)|mixed[- ]methods?|case study|phenomenolog\w+|action research|simulation)\b/i,
    'choosing-a-design',
    METHODS,
  ),
  item(
    'population',
    'Says who was studied',
    /\b(?:population|participants?|respondents?|eligib\w+|inclusion criteria|women|farmers|students|patients|teachers|households)\b/i,
    'population-and-frame',
    METHODS,
  ),
  item(
    'sampling',
    'Says how they were chosen',
    /\b(?:sampling|sampled|randomly (?:selected|assigned)|purposive\w*|selected (?:using|through|by)|recruited)\b/i,
    'choosing-a-design',
    METHODS,
  ),
  item(
    'instrument',
    'Describes how it measured',
    /\b(?:questionnaire|interview (?:guide|schedule)|checklist|(?:Likert|rating|attitude|point|validated)[- ](?:\w+ )?scale|instrument|records? (?:were|was)|focus group|observation guide|semi-structured)/i,
    'questionnaire-design',
    METHODS,
  ),
  item(
    'when-where',
    'Says where and when',
    /\b(?:between|from|during|in) (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)\b/,
    'methods-chapter',
    METHODS,
  ),
  item(
    'analysis',
    'Says how the data were analysed',
    /\banaly[sz]ed\b|\banalysis (?:was|were|used)|\b(?:regression|thematic analysis|content analysis|ANOVA|t[- ]test|chi[- ]square)/i,
    'choosing-a-test',
    METHODS,
  ),
  item(
    'approval',
    'Reports ethics approval',
    /\bethic\w*\b[^.]*\b(?:approv\w+|clear\w+|obtained|granted|waiv\w+|committee|board)|\b(?:approv\w+|clearance)\b[^.]*\bethic/i,
    'ethics-approval',
  ),
  item(
    'consent',
    'Reports consent',
    /\b(?:informed|written|verbal|oral|parental)\s+(?:\w+\s+)?consent\b|\bconsent(?:ed)? (?:was|were|form|to)\b|\bassent\b/i,
    'informed-consent',
  ),
  item(
    'limits',
    'Names its limitations',
    /\blimitations?\b|\bshould be (?:interpreted|read) with caution|\bself-reported\b|\b(?:recall|selection) bias\b/i,
    'writing-limitations',
    ENDS,
  ),
  item(
    'recommendations',
    'Says what should follow',
    /\brecommend\w*|\bfurther (?:research|stud)|\bfuture (?:research|stud)/i,
    'writing-recommendations',
    ENDS,
  ),
]
