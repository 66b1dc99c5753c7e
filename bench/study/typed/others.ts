/** Texts of none of the other types that often look like one of them. */
export const OTHERS: readonly string[] = [
  `# Speech at the opening of the library

Madam Vice-Chancellor, ladies and gentlemen, dear students,

Forty years ago I sat where you sit, on a chair that had three legs. We had one book for five readers. Today there are forty thousand, and chairs with four legs.

A library is a promise. It says that somebody before you wondered as you do. Read, then, and argue with what you read.

I thank the donors, the builders and the women who swept the dust this morning. Thank you.`,
  `# Lake Kariba

Lake Kariba is the world's largest artificial lake by volume. It lies on the border between Zambia and Zimbabwe.

# History

The lake was filled between 1958 and 1963 after the Kariba Dam was built. Some 57,000 Tonga people had to move.[1]

# Ecology

The lake holds kapenta, bream and crocodiles.[2]

# See also

- Kariba Dam
- Zambezi

# References

1. Colson, Elizabeth (1971). The Social Consequences of Resettlement. Manchester University Press.

2. "Lake Kariba". Encyclopaedia of Lakes. Retrieved 4 May 2020.`,
  `# Minutes of the meeting of the residents' association

Held at the community hall on 4 June. Present: Mr Banda (chair), Mrs Phiri, Mr Zulu, Ms Tembo. Apologies: Mr Lungu.

# 1 Minutes of the last meeting

The minutes were read and adopted.

# 2 Matters arising

Mrs Phiri reported that the street lamp had been mended.

# 3 Refuse

It was agreed that refuse will be collected on Thursdays. Action: Mr Zulu.

# 4 Any other business

There was none. The meeting closed at 18:30.`,
  `# Biology 9700 – end of term test

Name: ____________ Class: ____________

Answer all questions. Time: 1 hour. Total: 40 marks.

1. Define osmosis. [2]
2. Name three parts of a plant cell that an animal cell does not have. [3]
3. A student measured the rate of transpiration. The results are shown in Table 1. Explain the trend. [5]
4. Describe how you would test a leaf for starch. [4]

END OF TEST`,
  `The hyena and the honeyguide

Long ago the hyena was hungry, and he had been hungry for so long that he had forgotten how it feels to be full. He met the honeyguide by the river.

"Follow me," sang the bird, "and I will show you honey."

The hyena followed, over the hill and through the thorns, and he thought of nothing but sweetness. But when they came to the tree, the bees were awake.

That is why, to this day, the hyena laughs when he is in pain.`,
  `# Lecture 4: sampling

# What you should know after today

- why we sample
- probability and non-probability sampling
- how sample size depends on precision

# Simple random sampling

Each unit has the same chance. Example: draw names from a hat.

# Stratified sampling

Divide the population into strata, then draw from each. Remember: strata should be alike inside.

# Homework

Read chapter 5 of the textbook. Do exercises 1 to 4. Next week: questionnaires.`,
  `TENANCY AGREEMENT

This agreement is made on the 1st day of March 2023 between John Mulenga (hereinafter called the Landlord) of the one part and Ruth Kasonde (hereinafter called the Tenant) of the other part.

1. The Landlord lets and the Tenant takes House 14, Libala, for a term of one year.

2. The Tenant shall pay a rent of K3,500 per month in advance.

3. The Tenant shall not sublet the premises without the consent of the Landlord.

4. Either party may end this agreement by giving one month's notice in writing.

Signed by the Landlord and the Tenant in the presence of the witness.`,
  `# Nshima with ifisashi

For four people.

Ingredients

- 2 cups of mealie meal
- 1 bunch of pumpkin leaves
- 1 cup of pounded groundnuts
- 2 tomatoes, 1 onion, salt

Wash the leaves and cut them. Boil them with the tomatoes and the onion in a little water. Add the groundnuts and stir until it is thick. For the nshima, bring water to the boil, add the meal and stir hard. Serve hot.`,
  `# Application form for a market stall

Full name: ______________________

NRC number: ______________________

Phone: ______________________

Type of goods: [ ] vegetables [ ] clothes [ ] other

Have you had a stall before? [ ] yes [ ] no

I declare that what I have written is true.

Signature: ______________ Date: ______________

For official use only: stall number ____ fee paid K____`,
  `# Diary, week of 3 April

Monday. Rain again. The road to Mumbwa is cut, so the lorry did not come. I wrote two pages and threw one away.

Tuesday. Went to see Aunt Beatrice, who is ninety-one and remembers the year of the locusts. She told it as if it had been last week.

Wednesday. No power. Read by candle. The dog ate the candle.

Thursday. The lorry came, with yesterday's bread and somebody else's chairs.`,
  `# Guidelines for annotating names in old letters

Annotators mark every person, place and ship. This document says how.

# What is a name

A name is a word or a group of words that stands for one thing. Titles belong to the name: "Captain Owen" is one name.

# Doubtful cases

In "the Barotse king", mark "Barotse" as a people. In "Livingstone's boat", mark "Livingstone" and leave the rest.

# Agreement

Two people read each letter. Where they differ, a third decides. In the first round they agreed on 87% of the names (Cohen's kappa was 0.81).`,
  `# The river

I came to the river in the morning
and it was going the other way,
brown with the hills it had eaten,
singing of places it would not stay.

My grandmother crossed with a basket,
my mother crossed with a song,
and I with my phone held over my head
have been standing here too long.`,
]
