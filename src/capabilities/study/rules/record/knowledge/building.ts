/** A work that builds something: what it has to do, how it is made up, how it was tried. And what a proposal plans. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const BUILDING: readonly SlotKnowledge[] = [
  {
    slot: 'requirements',
    tense: 'told',
    patterns: [
      {
        says: '{system|application|app|user|users|software|platform|admin*} ...2 {must|shall|should|is required to}',
        heading: '{functional|non-functional|system requirement*|user requirement*|requirement*}',
        yes: [
          'methods: 3.2 Functional requirements > The system must keep a list of all clinics.',
          'methods: 3.2 Functional requirements > The application shall send a text.',
          'methods: 3.2 Functional requirements > The app should work without a network.',
          'methods: 3.2 User requirements > A user should be able to find a file.',
          'methods: 3.2 User requirements > All users must log in.',
          'methods: 3.3 Non-functional requirements > The software is required to answer in two seconds.',
          'methods: 3.2 System requirements > The platform must keep a copy.',
          'methods: 3.2 Requirements > The administrator must add a nurse.',
        ],
        no: [
          'methods: 3.1 Planning > The system must keep a list.',
          'literature: 2.2 Functional requirements > The system must keep a list.',
          'methods: 3.2 Functional requirements > This part gives the list.',
        ],
      },
    ],
  },
  {
    slot: 'architecture',
    tense: 'told',
    patterns: [
      {
        says: '{consists of|comprises|is made up of|is divided into|is built on|uses a|follows a|three-tier|client-server|layers|modules}',
        heading:
          '{architecture|system architecture|system design|system overview|proposed system|block diagram}',
        yes: [
          'methods: 3.4 System architecture > The system consists of a phone and a server.',
          'methods: 3.4 System architecture > The whole comprises a sensor, a board and a pump.',
          'methods: 3.5 System design > The program is made up of a list and a map.',
          'methods: 3.5 System design > The whole is divided into a front and a back.',
          'methods: 3.5 System overview > The service is built on one table.',
          'methods: 3.5 Proposed system > The service uses a queue.',
          'methods: 3.5 Proposed system > The service follows a plain pattern.',
          'methods: 3.4 Architecture > A three-tier plan keeps data apart.',
          'methods: 3.4 Architecture > The client-server plan keeps data apart.',
          'methods: 3.4 Architecture > Its layers are kept apart.',
          'methods: 3.4 Block diagram > Its modules are kept apart.',
        ],
        no: [
          'methods: 3.1 Planning > The system consists of a phone.',
          'literature: 2.1 Architecture > The system consists of a phone.',
        ],
      },
    ],
  },
  {
    slot: 'dataSource',
    tense: 'told',
    patterns: [
      {
        says: '{data|figures|records} ...8 {from|through|using|by means of}',
        heading: '{source* of data|data source*|source* and|type* of data|data}',
        unless: '{refers to|can be|defined|analy*|based on|we chose|perform|following}',
        yes: [
          'methods: 3.3 Source of data > The study has primary data from 40 homes.',
          'methods: 3.3 Sources of data > Secondary figures were taken from the bank.',
          'methods: 3.3 Data sources > The data came through the ministry.',
          'methods: 3.3 Data sources > Both figures were made using a form.',
          'methods: 3.3 Types of data > Records were had by means of a form.',
          'methods: 3.3 Sources and kinds > The data came from the bank.',
          'methods: 3.3 Data > Records of rain came from one station.',
        ],
        no: [
          'methods: 3.3 Sources of data > Primary data can be had from people.',
          'methods: 3.3 Data > Data from both wards were analysed using Excel.',
          'methods: 3.1 Design > The data came from the bank.',
          'literature: 2.3 Data sources > The data came from the bank.',
        ],
      },
    ],
  },
]
