import type { Theme } from './theme.ts'

export const OF_BUILDING: readonly Theme[] = [
  {
    id: 'requirements',
    name: 'requirements',
    asks: /\b(?:(?:functional |non-?functional |system |user )?requirements?)\b/i,
    slots: ['requirements'],
    heading: /\brequirements?\b/i,
    states: /\b(?:requirements?|shall|must be able to)\b/i,
    for: ['built'],
    points: [
      {
        is: 'functional and non-functional ones apart',
        finds: /\bnon-?functional\b/i,
        next: 'Put what it does and how well it does it into two lists.',
      },
      {
        is: 'where they come from',
        finds:
          /\b(?:interview\w*|questionnaire\w*|observ\w+|stakeholders?|users?|survey\w*|existing system)\b[^.]*\b(?:requirement\w*|needs?|identif\w+)\b|\brequirements?\b[^.]*\b(?:gather\w*|elicit\w*|collected|from|identif\w+|interview\w*)\b/i,
        next: 'Write who asked for each of them: an interview, a form, an existing system.',
      },
      { ask: 'Does each have a number, and one test that shows whether it was met?' },
    ],
    how: 'Number them; write each so that a test can answer yes or give a figure; say who asked for it. What it does on one list, how well (speed, safety, phones, no network) on another.',
    panel: ['Who asked for these requirements?', 'Which of them were not met?'],
    plain: 'what the system has to do, and how well',
    offers: [
      {
        says: 'A user who forgot the password can set a new one by a code that is sent to the phone within two minutes',
      },
    ],
  },
  {
    id: 'architecture',
    name: 'architecture and design',
    asks: /\b(?:architecture|system design|(?:use case|class|sequence|activity|data ?flow|er|entity)[- ]?(?:relationship )?diagrams?|database(?: design)?|security|data protection)\b/i,
    slots: ['architecture'],
    heading: /\barchitecture\b|\bsystem design\b|\bdiagrams?\b|\bdatabase\b/i,
    states:
      /\b(?:architecture|three-?tier|client[- ]server|use case|diagram|database|schema|ERD|MVC|module)\b/i,
    for: ['built'],
    points: [
      {
        is: 'a picture of its parts, explained',
        finds:
          /\b(?:architecture|use case|class|sequence|activity|data ?flow|entity|block|circuit) ?(?:-?relationship )?diagram|\b(?:diagram|figure)\b[^.]*\b(?:shows?|illustrates?|depicts?)\b/i,
        next: 'Add one picture of its parts, and walk a reader through one request from the screen to the database and back.',
      },
      {
        is: 'how data and log-ins are protected',
        finds:
          /\b(?:security|secure\w*|encrypt\w*|hash\w*|authenticat\w*|authori[sz]\w*|password|https|ssl|jwt|role-?based)\b/i,
        next: 'Say how passwords are kept, who may see what, and what happens when somebody tries without permission.',
      },
      { ask: 'Does each part in the diagrams exist in what you built, and under the same name?' },
      { ask: 'What happens when the network, the power or one part fails?' },
    ],
    how: 'One picture, then one request told from the screen to the database and back. For each choice one reason and one thing you considered instead. Every name as in the code.',
    why: [{ says: 'it keeps the parts apart, so that one can be changed without the others' }],
    costs: [{ says: 'It is more than a small system needs today, or less than a large one needs tomorrow.' }],
    panel: [
      'Walk us through one request, from the screen to the database and back.',
      'How are passwords and personal data protected?',
    ],
    plain: 'which parts it has, and how they talk to each other',
  },
  {
    id: 'tools',
    name: 'tools',
    asks: /\b(?:tools and (?:techniques|technologies)|tools|technolog(?:y|ies)|programming languages?|tech stack|implementation)\b/i,
    slots: ['tools'],
    heading: /\btools\b|\btechnolog|\bimplementation\b/i,
    states:
      /\b(?:php|python|java(?:script)?|react|node|mysql|postgres\w*|mongodb|html|css|flutter|django|laravel|firebase|arduino|android|c\+\+|typescript|programming language)\b/i,
    for: ['built'],
    points: [
      {
        is: 'why these were chosen',
        finds:
          /\b(?:php|python|java(?:script)?|react|node|mysql|postgres\w*|mongodb|html|css|flutter|django|laravel|firebase|arduino|android|typescript)\b[^.]*\b(?:because|since|due to|chosen|allow\w*|enable\w*|suitable|provides?|offers?|support\w*|for (?:its|their))\b/i,
        next: 'Write one reason for each tool that has to do with your requirements, and the one you considered instead.',
      },
      { ask: 'Which parts did you write yourself, and which came with a framework?' },
    ],
    how: 'A table: tool, version, what for, why. The reason has to come from a requirement; “it is popular” is none.',
    why: [{ says: 'it does what the requirements ask, costs nothing, and you know it' }],
    costs: [{ says: 'With another tool some things would have been quicker to run or to build.' }],
    panel: ['Why these tools and not others?', 'Which part of the code is your own?'],
    plain: 'what it is built with',
  },
  {
    id: 'tests',
    name: 'testing',
    asks: /\b(?:(?:system |user |unit |usability )?(?:testing|test(?:ed)? (?:the|my|it)(?: (?:system|app\w*|software|program))?|tests?(?! (?:for|statistic)))|evaluat(?:e|ed|ion)|test cases?|usability)\b/i,
    slots: ['tests'],
    heading: /\btest(?:s|ing)?\b|\bevaluation\b/i,
    states: /\b(?:test(?:ed|ing|s)?\b|evaluat\w+|usability)\b/i,
    for: ['built'],
    points: [
      {
        is: 'test cases with what was expected and what came',
        finds:
          /\btest cases?\b|\bexpected (?:result|output|outcome)s?\b|\bactual (?:result|output|outcome)s?\b|\bpass(?:ed)?\b[^.]*\bfail/i,
        next: 'Make a table: requirement, what was done, what was expected, what came, passed or not.',
      },
      {
        is: 'people who used it, and what they did or said',
        finds:
          /\b(?:\d+|five|six|ten|twelve|fifteen|twenty) (?:\w+ ){0,2}(?:users?|testers?|participants|students|respondents|stakeholders)\b[^.]*\b(?:test\w*|used|tried|evaluat\w*|feedback|usab\w*)|\b(?:SUS|usability (?:score|test\w*)|user acceptance test\w*|user feedback|likert)\b/i,
        next: 'Let five people do three tasks each without help; write down what they finished, how long it took, and what they said.',
      },
      {
        is: 'a figure for how well it works',
        finds:
          /\b(?:accuracy|precision|recall|f1|response time|load(?:ing)? time|seconds|milliseconds|uptime|\d+(?:\.\d+)?\s?%)\b/i,
        next: 'Measure one thing that your requirements promise, such as how many seconds a page takes on a cheap phone.',
      },
      { ask: 'Which requirement has no test, and what failed first?' },
    ],
    how: 'Go through the list of requirements: one test each, with what was expected and what came. Then let five people who are not you do three tasks, and report what they finished. Say what failed.',
    panel: [
      'Who has used it besides you, and what did they do without help?',
      'What failed, and what did you change?',
    ],
    plain: 'how you know that it works, for others too',
  },
]
