/** Things that have a name: a question for one is answered only by a sentence that names one, whatever else it says. */

/** "Which software", "what algorithm", "which test": answered only by a sentence that names one. */
export const THINGS: readonly (readonly [asks: RegExp, names: RegExp])[] = [
  [
    /\b(?:which|what) (?:\p{L}+ ){0,2}?theor(?:y|ies)\b|\btheor(?:y|ies)\b[^?]*\b(?:used|guid\w+|based|underpin\w*|adopt\w*|anchor\w*)\b/iu,
    /(?:\p{Lu}[\p{L}'’-]+\s(?:(?:of|and|the|for|to)\s)*)+Theory\b|\b(?:Acceptance|Belief|Behaviou?r(?:al)?|Diffusion|Expectancy|Readiness|Ecological|Competency|UTAUT)\s(?:\p{L}+\s)?Model\b|\bTheory [Oo]f \p{L}{4,}|\b(?!(?:[Tt]his|[Tt]hat|[Tt]hese|former|previous|same|[Ww]hich|[Ww]hat|where|economic|their|such|test|build|into|with|from|other|main|scientific|social|grounded|establish|existing|relevant|particular|each|proposed|new|general|appropriate|suitable)\b)\p{L}{4,} theory\b/u,
  ],
  [
    /\bhow (?:were|was|are|is|will|did|do|does)\b[^?]*\b(?:select(?:ed)?|chosen|choose|pick(?:ed)?|sampled?(?! sizes?)|recruit(?:ed)?|gotten)\b|\b(?:sampling|sample) (?:techniques?|methods?|procedures?|strateg(?:y|ies)|designs?)\b/i,
    /\b(?:simple random|at random|random(?:ly)? (?:selected|chosen|picked|sampl\w+)|lottery|stratified|systematic(?:ally)? (?:random )?sampl\w+|clusters?|purposive(?:ly)?|convenien(?:ce|t) (?:sampl\w+|methods?|techniques?)|(?:by|of|at) convenience|conveniently (?:selected|sampled|chosen)|snowball|quota|consecutive|multi-?stage|census|availability[- ]sampling|total population|all of them|solicited|volunteer\w*)\b/i,
  ],
  [
    /\b(?:qualitative|quantitative|mixed(?:[- ]methods?)?)\b.*\bor\b.*\b(?:qualitative|quantitative|mixed)\b/i,
    /\b(?:this|the|present|current) (?:\w+ )?(?:study|research|thesis|project|dissertation)\b[^.]*\b(?:qualitative|quantitative|mixed[- ]methods?)\b|\b(?:qualitative|quantitative|mixed[- ]methods?) (?:approach|methods?|research|study|design)\b/i,
  ],
  [
    /\b(?:which|what|name (?:of )?the) (?:\p{L}+ ){0,2}?(?:software|program|package|statistical tool)s?\b(?! (?:model|process|development))/iu,
    /\b(?:SPSS|[Ss]tata|STATA|SAS|NVivo|ATLAS\.?ti|MAXQDA|EViews|AMOS|SmartPLS|jamovi|JASP|Minitab|MATLAB|Epi ?Info|Epi ?Data|KoboToolbox|RStudio|VOSviewer|Bibliometrix|Biblioshiny|Microsoft Excel|Excel|Genstat|Arduino IDE|Visual Studio Code|R [Ss]oftware|R [Ss]tudio|R \(?[Vv]ersion|R package|(?:software|program|package|environment|using|in) R|Python|Keras|TensorFlow|PyTorch|Dreamweaver|Photoshop|Workbench|Android Studio|XAMPP|Node\.js|GraphPad)(?![\p{L}\d])/u,
  ],
  [
    /\bprogramming languages?\b|\blanguages?\b[^?]*\b(?:written|coded|built|developed|programmed)\b/i,
    /\b(?:PHP|Python|Java|JavaScript|TypeScript|C\+\+|C#|C language|Kotlin|Swift|Dart|HTML|CSS|SQL|Ruby|MATLAB|Visual Basic|VB\.NET)(?![\p{L}+#])/u,
  ],
  [
    /\b(?:which|what|and) (?:data ?base|dbms|database management system)s?\b/i,
    /\b(?:MySQLi?|PostgreSQL|SQLite|Oracle|MongoDB|SQL Server|MariaDB|Firebase|Firestore|MS Access|Microsoft Access|Scopus|Web of Science|PubMed|Google Scholar|IEEE Xplore)\b/,
  ],
  [
    /\b(?:which|what) (?:\p{L}+ ){0,2}?(?:algorithm|classifier)s?\b|\b(?:which|what) machine learning (?:model|method)s?\b/iu,
    /\b(?:support vector machines?|SVM|random forests?|decision trees?|logistic regression|naive bayes|na[iï]ve bayes|k-?nearest neighbou?rs?|KNN|k-means|gradient boosting|XGBoost|neural networks?|CNN|LSTM|autoencoders?|linear regression|apriori|(?:genetic|greedy|evolutionary|sorting|search|routing|scheduling|encryption|clustering|matching|\p{L}+’?s) algorithms?)(?![\p{L}])/iu,
  ],
  [
    /\b(?:which|what) (?:\p{L}+ ){0,2}?(?:model|methodology|life ?cycle|approach|process model)\b(?=[^?]*\b(?:follow\w*|adopt\w*|used|develop\w*)\b)|\b(?:software|development|system|process|sdlc) (?:\p{L}+ )?(?:model|methodology|life ?cycle)\b/iu,
    /\b(?:iterative waterfall|waterfall|agile|scrum|spiral|incremental|iterative (?:design |development )?model|iterative|prototyp(?:e|ing) model|rapid application development|RAD|V-model|extreme programming|object[- ]oriented (?:analysis|methodology|approach)|structured systems analysis)\b/i,
  ],
  [
    /\bwho (?:is|was|are|were) the (?:supervisors?|authors?|lecturer|examiner)|\bwho (?:supervised|wrote)|\bname of the (?:author|supervisor)/i,
    /\b(?:Dr|Prof|Mr|Mrs|Ms|Professor|Doctor)\b\.?\s*\p{Lu}|\b(?:supervis\w+|author)\b[^|]{0,20}:?\s*\p{Lu}\p{Ll}+\s\p{Lu}/u,
  ],
  [
    /^\W*who (?:are|were|took|will|was)\b[^?]*\b(?:respondents?|participants?|informants?|interviewe\w+|interviewed|part|sampled|studied)\b/i,
    /\b(?:respondents?|participants?|informants?|interviewees|students?|pupils?|learners?|teachers?|women|men|patients?|farmers?|households?|nurses?|midwives|workers?|employees?|traders?|mothers?|caregivers?|children|adults?|people|persons|individuals|customers?|managers?|owners?|officers?|experts?|doctors?|lecturers?|youths?|users?|members)\b/i,
  ],
  [
    /\b(?:statistical|hypothesis|significance) tests?\b|\b(?:which|what) tests?\b/i,
    /\b(?:t[- ]tests?|chi[- ]?squared?|χ|ANOVA|ANCOVA|regression|correlation|Mann|Wilcoxon|Kruskal|Fisher|Shapiro|Levene|paired|z[- ]test|F[- ]test)\b/iu,
  ],
  [
    /\bwho (?:gave|granted|approved)\b/i,
    /\b(?:committee|board|council|commission|ministry|authority|IRB)\b/i,
  ],
  [
    /\b(?:approval|clearance|ethic\w*|permit|protocol|reference)\b[^?]*\b(?:number|no\.?|code|id)\b/i,
    /\b(?:ethic\w*|IRB|review (?:board|committee)|approv\w+|clearance|permit|protocol)\b[^.]*\b(?:number|no|ref\w*)?\W{0,3}(?:[A-Z]+[\w-]*[/-]\w*\d|\d+\/\d+)/i,
  ],
  [
    /\b(?:ethic\w*|approv\w+|clearance|IRB)\b/i,
    /\bethic\w*|\bIRB\b|\breview (?:board|committee)|\b(?:approv\w+|clearance|cleared|waiv\w+|permission)\b[^.]*\b(?:study|research|committee|board|university|ministry|council|conduct\w*|collect\w*|data|protocol)\b/i,
  ],
  [
    /\bwhat (?:did|do|does) (?:the |their |my )?(?:\p{L}+ ){1,3}(?:say|said|think|feel|report|mention|complain)\b/iu,
    /\b(?:said|says|stated|reported|agreed|disagreed|felt|feels?|thought|perceived|satisf\w+|mentioned|expressed|indicated|believed?|complained)\b|%|[“"][^”"]{20,}|\(\p{Lu}[^()\d]{2,30}\)\W*$/iu,
  ],
  [
    /\bmethods?\b[^?]*\b(?:collect|gather)\w*|\bdata collection (?:methods?|tools?|instruments?)\b/i,
    /\b(?:questionnaires?|interviews?|focus groups?|FGDs?|observations?|surveys?|experiments?|checklists?|tests?|records)\b/i,
  ],
  [
    /\b(?:what|which) (?:\p{L}+ )?methods?\b[^?]*\banaly[sz]/iu,
    /\b(?:thematic|content|discourse|narrative|framework|regression|descriptive|inferential|statistical|phenomenological|comparative|policy)\s(?:\p{L}+\s)?anal\p{L}+|\p{Lu}{2,}\s(?:\p{L}+\s)?(?:approach|methodology|method|framework)\b|\b(?:SPSS|ANOVA)\b/u,
  ],
  [
    /\b(?:which|what|in which) languages?\b/i,
    /\b(?:English|French|Portuguese|Swahili|Kiswahili|Bemba|Nyanja|Chichewa|Tonga|Lozi|Arabic|Hausa|Yoruba|Igbo|Zulu|Xhosa|Shona|Amharic|Vietnamese|Chinese|Spanish|German|PHP|Python|Java|JavaScript|Kotlin|Swift|HTML|SQL|C\+\+|languages?)(?![\p{L}])/iu,
  ],
]

/** Such a question is answered by a name alone. */
export const namesAThing = (question: string): boolean => THINGS.some(([asks]) => asks.test(question))
