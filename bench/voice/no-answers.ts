/** Answers that answer nothing, whatever was asked about whatever work: none of them may earn a mark. */

export const NO_ANSWERS = {
  'off topic': [
    'We played very well in the first half, the coach changed the plan, and in the end we won two to one because the other team was tired.',
    'My uncle bought a new bicycle last week, and since then he rides to town every morning to see his friends at the station.',
    'The weather has been very hot these days, so everybody stays inside until the evening and then we sit under the mango tree.',
    'I like cooking nshima with fish, because my mother taught me when I was small, and it does not cost too much.',
    'The limit of the road is sixty, but the police are never there, so people drive as they want, which is a big problem.',
    'Our defence was weak on the left side and the referee was biased, therefore we could not show what we can do.',
    'On page 40 there is a cake, but it is only one. I would bake another one next week, although the oven is broken.',
    'There is a new film in the cinema about a man who goes to the moon, and I recommend it, because the music is good.',
    'I think politics is difficult: some say this and some say that, and in the next election we will know more.',
    'My phone has only ten per cent left, because I watched videos all night, so I may be cut off at any time.',
  ],
  nonsense: [
    'Banana table seven run quickly the purple of window eat mountain.',
    'Bla bla bla yes yes the thing is the thing and so on and so on.',
    'asdf jkl qwerty uiop zxcv',
    'One two three four five six seven eight nine ten.',
    'Hmm well you know it is like that and that is how it is, really.',
    'The significance of the significance is the methodology of the objective of the analysis.',
    'Data results method sample framework literature hypothesis variables.',
    'Because the because is the reason that it is so, therefore it follows.',
  ],
  evasive: [
    'That is a very good question, and I am glad that you ask it, because many people think about such things.',
    'It depends on how one looks at it; there are different views, and all of them have their reasons.',
    'I did everything as my supervisor told me, and he was satisfied with it, so I think it is fine.',
    'As everybody knows, research is important, and a good method gives good results.',
    'I worked very hard on this thesis for a long time, and I believe that it is a good one.',
    'There are many limitations in every study, and one cannot do everything in the time that there is.',
  ],
  'other language': [
    'Nshishibe bwino ifyo mulefwaya ukuti njasuke, nomba ndeesha ukulondolola.',
    'Sindikudziwa bwino koma ndikuganiza kuti anthu ambiri sanabwere pamenepo.',
    'Nous avons choisi cette méthode parce que les élèves étaient dans la même école.',
    'Natulandile na bantu abengi mukwai pantu icalo cakulila.',
  ],
} as const
