/** Letters: to employers, offices, customers and friends. */
export const LETTERS: readonly string[] = [
  `House 5, Chelston
Lusaka

12 March 2023

The Human Resource Manager
Zamtel, Lusaka

Dear Sir or Madam,

RE: APPLICATION FOR THE POSITION OF CUSTOMER SERVICE AGENT

I write to apply for the above position, which was advertised in the Daily Mail. I hold a diploma in business studies and have worked in a call centre for two years.

I would be grateful for an interview, and I enclose my curriculum vitae.

Yours faithfully,

Grace Tembo`,
  `The Chairperson
Biomedical Research Ethics Committee

3 May 2022

Dear Professor Munthali,

Re: Request for ethical clearance

I am a student of the Master of Public Health. I write to request clearance for my study on antenatal booking in Chongwe District. The study will interview 385 women, and the questionnaire and consent form are attached.

I look forward to your reply.

Yours sincerely,

Natasha Banda
Student number 2020123456`,
  `Dear Tabo,

Thank you for your letter and the photographs of the farm. Mother laughed at the one with the goat on the roof.

We are all well here. Chanda has started school, and she tells everybody what to do. The rains were late, so the maize is still low, but the groundnuts look good.

When will you come? Bring the children in August, when it is cool.

With love,

Mwaka`,
  `To whom it may concern

This is to certify that Mr Peter Zimba was employed by this company as an electrician from January 2015 to June 2021. He was honest, punctual and careful in his work. He left of his own accord.

We recommend him without reservation to any employer.

Yours faithfully,

B. Sakala
Operations Manager`,
  `Dear customer,

We write to tell you that the water supply to Woodlands will be off on Saturday 8 July from 08:00 to 17:00 while we mend the main pipe. A bowser will stand at the market.

We are sorry for the trouble, and thank you for your patience.

Kind regards,

Customer Services
Lusaka Water Supply and Sanitation Company`,
  `Examiner's report

Dear Dean,

I have read the thesis of Ms Mubanga with pleasure. The question is timely, the sample is large and the analysis by logistic regression is sound. I have three reservations. First, the literature review stops at 2018. Second, the limitations are told in one sentence. Third, the tables in chapter four repeat the text.

I recommend that the degree be awarded after minor corrections.

Yours sincerely,

Professor H. Kaunda`,
  `Lusaka, le 4 avril 2023

Madame, Monsieur,

Je vous écris pour demander une attestation de stage. J’ai travaillé dans votre service de comptabilité du 1er octobre au 31 janvier.

Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.

Paul Kabongo`,
  `Hi Mary,

Sorry I missed you on Friday. Could you send me the figures for June before Tuesday? I need them for the bank. If the printer is still broken, a photo will do.

Also, Mr Phiri asks whether the meeting can move to 10:00.

Best regards,

Ken`,
  `Ref: MOE/101/4/7

Ministry of Education
P.O. Box 50093
Lusaka

20 February 2024

The Head Teacher
Kamwala Secondary School

Dear Sir,

TRANSFER OF TEACHER

I am directed to inform you that Mrs Dorothy Kunda, TS number 88123, has been transferred to your school with effect from 1 May 2024. She will teach mathematics.

Kindly arrange a house for her.

Yours faithfully,

J. Mulenga
For Permanent Secretary`,
]
