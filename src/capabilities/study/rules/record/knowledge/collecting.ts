/** How a work got its data and what it did with them: sampling, instruments, analysis, ethics, validity, tools. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const COLLECTING: readonly SlotKnowledge[] = [
  {
    slot: 'sampling',
    tense: 'done',
    patterns: [
      {
        says: '<sampling> ...3 sampling ...3 {was|were|will be|is} {used|employed|adopted|applied|utilised}',
        notIn: ['literature'],
        yes: [
          'Simple random sampling was used to pick the homes.',
          'Stratified random sampling was employed.',
          'Purposive sampling was adopted.',
          'Convenience sampling will be used.',
          'Snowball sampling methods were applied.',
          'Systematic sampling was utilised.',
          'Cluster sampling was used.',
          'Multistage sampling was used.',
          'Quota sampling is used.',
          'Judgmental sampling was used.',
        ],
        no: [
          'literature: 2 Review > Quota sampling was used.',
          'Purposive sampling is often preferred by writers.',
        ],
      },
      {
        says: '{used|employed|adopted|applied|through|using|by} ...2 <sampling> ...1 sampling',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.2 Sampling > The study used a stratified sampling technique.',
          'methods: 3.2 Sampling > We employed convenience sampling.',
          'methods: 3.2 Sampling > The researcher adopted cluster sampling.',
          'methods: 3.2 Sampling > The researcher applied systematic random sampling.',
          'methods: 3.2 Sampling > Ten shops were found through snowball sampling.',
          'methods: 3.2 Sampling > Homes were picked using simple random sampling.',
          'methods: 3.2 Sampling > Homes will be selected by simple random sampling.',
        ],
        no: [
          'introduction: 1 Introduction > Others used quota sampling.',
          'methods: 3.2 Sampling > We used sampling.',
        ],
      },
      {
        says: '{were|was|will be} {randomly|purposively|conveniently|systematically} {selected|chosen|sampled|recruited|picked}',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.2 Sampling > Forty homes were randomly selected.',
          'methods: 3.2 Sampling > One head was purposively chosen in each school.',
          'methods: 3.2 Sampling > Mothers will be conveniently sampled.',
          'methods: 3.2 Sampling > Shops were systematically recruited.',
          'methods: 3.2 Sampling > Seeds were randomly picked.',
        ],
        no: ['literature: 2 Review > Homes were randomly selected.'],
      },
    ],
  },
  {
    slot: 'instruments',
    tense: 'done',
    patterns: [
      {
        says: '{questionnaire*|interview*|checklist*|focus group*} ...3 {was|were|will be} {used|administered|distributed|conducted|designed|held}',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.3 Data collection > A questionnaire was used.',
          'methods: 3.3 Data collection > Interviews were conducted with ten chiefs.',
          'methods: 3.3 Data collection > An interview guide for chiefs was designed.',
          'methods: 3.3 Data collection > A checklist was administered.',
          'methods: 3.3 Data collection > Focus group talks will be held.',
          'methods: 3.3 Data collection > The questionnaires were distributed by hand.',
        ],
        no: [
          'literature: 2 Review > A questionnaire was used.',
          'methods: 3.3 Data collection > Time was used.',
        ],
      },
      {
        says: 'data {was|were|will be} {collected|gathered|obtained} ...3 {using|through|with|via} =>',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.3 Data collection > Data were collected using a form.',
          'methods: 3.3 Data collection > Data was gathered through long talks.',
          'methods: 3.3 Data collection > Data will be obtained from homes with a form.',
          'methods: 3.3 Data collection > Data were collected with tape and scale.',
          'methods: 3.3 Data collection > Data were collected via an online form.',
        ],
        no: ['literature: 2 Review > Data were collected using a form.'],
      },
    ],
  },
  {
    slot: 'analyses',
    tense: 'done',
    patterns: [
      {
        says: 'data ...4 {was|were|will be} ...1 {analysed|analyzed|processed} ...3 {using|with|through|in|via} =>',
        notIn: ['literature', 'results'],
        yes: [
          'methods: 3.4 Analysis > The data were analysed using Stata.',
          'methods: 3.4 Analysis > Data was then analyzed with counts and shares.',
          'methods: 3.4 Analysis > The data that come in will be processed with Excel.',
          'methods: 3.4 Analysis > Data were analysed through coding.',
          'methods: 3.4 Analysis > Data were analysed in SPSS.',
          'methods: 3.4 Analysis > Data were analysed via open coding.',
        ],
        no: ['literature: 2 Review > The data were analysed using Stata.'],
      },
      {
        says: '<test> ...4 {was|were|will be} {used|performed|conducted|run|applied|computed|carried out|employed|fitted}',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.4 Analysis > Logistic regression was used.',
          'methods: 3.4 Analysis > A t-test was performed.',
          'methods: 3.4 Analysis > Chi-square tests were run.',
          'methods: 3.4 Analysis > ANOVA was conducted.',
          'methods: 3.4 Analysis > Thematic analysis was applied.',
          'methods: 3.4 Analysis > Content analysis will be carried out.',
          'methods: 3.4 Analysis > A correlation was computed.',
          'methods: 3.4 Analysis > Descriptive statistics were employed.',
          'methods: 3.4 Analysis > Factor analysis was used.',
          'methods: 3.4 Analysis > A regression was fitted.',
        ],
        no: ['literature: 2 Review > A t-test was used.', 'methods: 3.4 Analysis > A regression is a line.'],
      },
    ],
  },
  {
    slot: 'ethics',
    tense: 'done',
    patterns: [
      {
        says: '{was|were|will} ...3 {kept|ensured|maintained|respected|explained|informed|protected|assured|observed|adhered|submitted|used only|free to|asked to sign|given consent}',
        under: ['ethics'],
        unless: '{ethics|research ethics} {is|are}',
        yes: [
          'methods: 3.9 Ethical considerations > Names were kept apart from the answers.',
          'methods: 3.9 Ethical considerations > Privacy will be ensured.',
          'methods: 3.9 Ethical considerations > Confidentiality was maintained.',
          'methods: 3.9 Ethical considerations > Their wishes will be respected.',
          'methods: 3.9 Ethical considerations > The purpose was explained to all.',
          'methods: 3.9 Ethical considerations > Everybody was informed of the purpose.',
          'methods: 3.9 Ethical considerations > The answers were protected.',
          'methods: 3.9 Ethical considerations > The women were assured of this.',
          'methods: 3.9 Ethical considerations > The rules of the board were observed.',
          'methods: 3.9 Ethical considerations > The rules were adhered to.',
          'methods: 3.9 Ethical considerations > A letter will be submitted to the board.',
          'methods: 3.9 Ethical considerations > Answers were used only for this work.',
          'methods: 3.9 Ethical considerations > All were free to leave.',
          'methods: 3.9 Ethical considerations > Parents were asked to sign a form.',
          'methods: 3.9 Ethical considerations > Mothers were given consent forms.',
        ],
        no: [
          'methods: 3.9 Ethical considerations > Ethics is what people hold to be right.',
          'methods: 3.4 Sampling > Names were kept apart from the answers.',
          'literature: 2.9 Ethical considerations > Names were kept apart.',
        ],
      },
      {
        says: '{approval|clearance|permission} ...5 {was|were|will be} {obtained|sought|granted|given|received|requested}',
        notIn: ['literature', 'results'],
        yes: [
          'methods: 3.5 Ethics > Ethical approval was obtained from the university.',
          'methods: 3.5 Ethics > Clearance from the ministry will be sought.',
          'methods: 3.5 Ethics > Permission was granted by the head teacher.',
          'methods: 3.5 Ethics > Ethical clearance was given in May.',
          'methods: 3.5 Ethics > Letters of permission were received.',
          'methods: 3.5 Ethics > Permission was requested.',
        ],
        no: ['literature: 2 Review > Approval was obtained.', 'methods: 3.5 Ethics > Approval is a form.'],
      },
      {
        says: 'consent ...4 {was|were|will be} {obtained|sought|given|taken}',
        notIn: ['literature', 'results'],
        yes: [
          'methods: 3.5 Ethics > Written consent was obtained.',
          'methods: 3.5 Ethics > Consent of both parents will be sought.',
          'methods: 3.5 Ethics > Consent forms were given out.',
          'methods: 3.5 Ethics > Consent was taken by a nurse.',
        ],
        no: ['literature: 2 Review > Consent was obtained.'],
      },
    ],
  },
  {
    slot: 'validity',
    tense: 'done',
    patterns: [
      {
        says: '{validity|reliability|questionnaire*|instrument*} ...5 {was|were|will be} {ensured|tested|established|checked|assessed|piloted|pretested|pre-tested}',
        in: ['methods'],
        yes: [
          'methods: 3.6 Validity > Validity was ensured by two experts.',
          'methods: 3.6 Validity > The reliability of the scale was tested.',
          'methods: 3.6 Validity > Reliability will be established in a first round.',
          'methods: 3.6 Validity > Validity was checked by a lecturer.',
          'methods: 3.6 Validity > Reliability was assessed.',
          'methods: 3.6 Validity > The questionnaire was piloted.',
          'methods: 3.6 Validity > The instruments were pretested.',
          'methods: 3.6 Validity > The questionnaire was pre-tested on ten homes.',
        ],
        no: ['literature: 2 Review > Validity was tested.', 'methods: 3.6 Validity > Validity is truth.'],
      },
    ],
  },
  {
    slot: 'tools',
    tense: 'done',
    patterns: [
      {
        says: '{system|application|app|website|prototype|backend|frontend} ...2 {was|were|is|will be} ...1 {developed|implemented|built|written|designed|coded} {using|in|with} =>',
        notIn: ['literature'],
        yes: [
          'The system was developed using PHP.',
          'The application is implemented in Kotlin.',
          'The app was built with Flutter.',
          'The website will be written in plain HTML.',
          'A prototype was designed using paper.',
          'The backend was coded in Go.',
          'The frontend parts were built with React.',
        ],
        no: [
          'literature: 2 Review > The system was developed using Java.',
          'The system was developed quickly.',
        ],
      },
    ],
  },
]
