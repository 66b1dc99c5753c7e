/** What a work is for: problem, gap, aim, contribution. Lists of objectives and questions are read in `record/own-lists`. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const PURPOSE: readonly SlotKnowledge[] = [
  {
    slot: 'aim',
    tense: 'told',
    patterns: [
      {
        // A heading that ran into its text.
        says: '{general|main|overall|broad} {objective|aim} to =>',
        in: ['introduction', 'abstract'],
        yes: [
          'introduction: 1.4 Objectives > 1.4.1 General objective To find out why women book late.',
          'introduction: 1.4 Objectives > Main objective To compare two ways of drying fish.',
          'introduction: 1.4 Objectives > Overall aim To test two kinds of seed.',
          'introduction: 1.4 Objectives > Broad objective To describe how traders price tomatoes.',
        ],
        no: ['introduction: 1.4 Objectives > The specific objectives to be met are four.'],
      },
      {
        says: '<aim> of {this|the|our} [present|proposed] <work> {is|was|will be} to =>',
        notIn: ['literature', 'results', 'methods'],
        unless: '{aim|purpose} {of|is} {this|the} {chapter|section|test}',
        yes: [
          'The main aim of this study is to assess how vendors save money.',
          'The purpose of the present research was to compare two ways of drying fish.',
          'The goal of our project will be to build a register for a village clinic.',
          'The aim of this work is to design a cheaper stove.',
          'The general objective of the proposed thesis is to examine late booking.',
        ],
        no: [
          'The aim of this chapter is to describe the methods.',
          'literature: 2.1 Saving > The aim of the study was to compare two banks.',
          'methods: 3.2 Models > The aim of this paper is to look at two models.',
        ],
      },
      {
        says: '{this|the|our} [present|current] <work> [therefore|thus] {aims to|aimed to|seeks to|sought to|sets out to|set out to|intends to|aims at} =>',
        notIn: ['literature', 'results', 'methods'],
        unless: '{to|at} [further] {use|using|apply|adopt|contribute|contributing}',
        yes: [
          'This dissertation aims to find out why pumps stand still.',
          'The paper aimed to describe how traders price tomatoes.',
          'Our present study seeks to explain dropout in grade nine.',
          'This current study sought to measure the cost of a clinic visit.',
          'The project therefore sets out to design a cheaper stove.',
          'This study thus set out to test two kinds of seed.',
          'The research intends to explore what mothers know of malaria.',
          'This study aims at finding the causes of late payment.',
        ],
        no: [
          'This study aims to use purposive sampling.',
          'This study aims to contribute to the literature.',
          'literature: 2.3 Others > The study aimed to test a new drug.',
        ],
      },
      {
        says: '{we|I} {aim to|aimed to|sought to|set out to} =>',
        in: ['abstract', 'introduction'],
        yes: [
          'abstract: Abstract > We aim to predict which loans are not repaid.',
          'introduction: 1 Introduction > I aimed to understand how teachers use phones.',
          'abstract: Abstract > We sought to count the trees of two valleys.',
          'abstract: Abstract > We set out to find a faster sort.',
        ],
        no: ['results: 4 Results > We aimed to fit the model again.', 'abstract: Abstract > We aim high.'],
      },
      {
        says: '^ to =>',
        under: ['aim'],
        yes: ['introduction: 1.3 Aim of the study > To find out why women book late in one district.'],
        no: [
          'introduction: 1.4 Specific objectives > To find out who books late.',
          'introduction: 1.3 Aim of the study > The aim is given below.',
        ],
      },
    ],
  },
  {
    slot: 'problem',
    tense: 'told',
    patterns: [
      {
        says: '{remain*|major|serious|main|growing} ...3 {problem*|challenge*|concern*|burden|threat}',
        under: ['problem'],
        ofOthers: true,
        unless: '{this|the|present} <work> ...3 {aim*|seek*|will|intend*|sought|purpose|hope*}',
        yes: [
          'introduction: 1.2 Statement of the problem > Dropout remains a problem in the north.',
          'introduction: 1.2 Statement of the problem > Late booking is a major challenge for clinics.',
          'introduction: 1.2 Statement of the problem > Theft is a serious concern of traders.',
          'introduction: 1.2 Statement of the problem > Debt is the main burden of small shops.',
          'introduction: 1.2 Statement of the problem > Floods are a growing threat to the wards.',
        ],
        no: [
          'introduction: 1.2 Statement of the problem > This study aims to meet a major challenge.',
          'introduction: 1.1 Background > Dropout remains a problem in the north.',
        ],
      },
      {
        says: '{lack*|inadequate|struggle*|fail*|difficult*|despite}',
        under: ['problem'],
        ofOthers: true,
        unless: '{this|the|present} <work> ...3 {aim*|seek*|will|intend*|sought|purpose|hope*}',
        yes: [
          'introduction: 1.2 Statement of the problem > Villages lack clean water in the dry months.',
          'introduction: 1.2 Problem statement > Storage is inadequate, and a third of the maize rots.',
          'introduction: 1.2 Problem statement > Small shops struggle to borrow from banks.',
          'introduction: 1.2 Problem statement > Half of the pumps fail within two years.',
          'introduction: 1.2 Problem statement > It is difficult for nurses to find old files.',
          'introduction: 1.2 Problem statement > Despite free schooling, one girl in four leaves early.',
        ],
        no: [
          'introduction: 1.2 Problem statement > This study aims to examine why small shops struggle.',
          'literature: 2.2 Banks > Small shops struggle to borrow.',
          'introduction: 1.2 Problem statement > Water is drawn from wells.',
          'introduction: 1.2 Problem statement > The problem of water is very important.',
        ],
      },
      {
        says: 'the [main|research] problem [of this study] is {that|how}',
        notIn: ['literature', 'results'],
        yes: [
          'introduction: 1 Introduction > The main problem is that no one keeps the books.',
          'introduction: 1 Introduction > The research problem of this study is how farmers learn prices.',
        ],
        no: ['literature: 2 Review > The problem is that all of these samples are small.'],
      },
    ],
  },
  {
    slot: 'gap',
    tense: 'told',
    patterns: [
      {
        says: '{little|not much} is known {about|of|on}',
        unless: '{about|of} {him|her|who}',
        ofOthers: true,
        in: ['introduction', 'literature', 'abstract', 'discussion'],
        yes: [
          'introduction: 1.2 Background > However, little is known about why vendors save in groups.',
          'introduction: 1.2 Background > Little is known of the trade in the north.',
          'introduction: 1.2 Background > To date not much is known on the costs of waiting.',
        ],
        no: ['results: 4 Results > Little is known about the scheme, said most traders.'],
      },
      {
        says: '{few|no} [previous|known] studies {have|has} ...2 {examined|explored|investigated|looked at|focused on|assessed}',
        ofOthers: true,
        in: ['introduction', 'literature', 'abstract', 'discussion'],
        yes: [
          'introduction: 1.2 Background > Few studies have examined rural districts.',
          'introduction: 1.2 Background > No previous studies have explored the matter in this town.',
          'introduction: 1.2 Background > Few known studies have yet investigated young drivers.',
          'introduction: 1.2 Background > No studies has looked at fishers.',
          'introduction: 1.2 Background > Few studies have so far focused on the smallest shops.',
          'introduction: 1.2 Background > Few studies have assessed the scheme after its first year.',
        ],
        no: [
          'introduction: 1.2 Background > Few studies have large samples.',
          'introduction: 1.2 Background > Many studies have examined towns.',
        ],
      },
      {
        says: '{gap|lack|paucity|dearth} {in|of} ...2 {literature|research|studies|evidence|data|what is known}',
        ofOthers: true,
        unless: '{factor*|cause*|due to} ',
        in: ['introduction', 'literature', 'abstract', 'discussion'],
        yes: [
          'introduction: 1.2 Background > There is a gap in the literature on night markets.',
          'introduction: 1.2 Background > There is a lack of research on boys.',
          'introduction: 1.2 Background > A paucity of studies from the region leaves the matter open.',
          'introduction: 1.2 Background > There is a dearth of existing evidence on small dams.',
          'introduction: 1.2 Background > There is a lack of local data.',
          'introduction: 1.2 Background > This leaves a gap in what is known.',
        ],
        no: [
          'introduction: 1.2 Background > There is a lack of money in the schools.',
          'introduction: 1.2 Background > Another factor is a lack of data on prices.',
          'introduction: 1.2 Background > There is a lack of knowledge of sleep among nurses.',
        ],
      },
    ],
  },
]
