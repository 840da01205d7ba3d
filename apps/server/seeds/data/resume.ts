// This file may be long, because it holds only data.
import type { ResumeContent } from '@titian/contract'

/**
 * The resume of the demo student: a second-year business student who seeks a first job in online
 * trade.
 */
export const demoResume: Pick<ResumeContent, 'personalAdvantage' | 'sections'> & {
  basics: Partial<ResumeContent['basics']>
  look: Partial<ResumeContent['look']>
} = {
  basics: {
    status: 2,
    identity: 1,
    birthday: '2005-03-14',
    email: 'nur.aisyah@example.com',
    city: 'MY-14-01',
  },
  // With this look the resume fits on one page.
  look: { spacing: 'compact', fontSize: 'small' },
  personalAdvantage:
    'Business student who has run a small online shop from the first photo to the returned parcel. I like numbers that explain what customers do, write product texts in Malay and English, and answer people the same day.',
  sections: {
    intention: [
      {
        id: 'demo-intention',
        hidden: false,
        positionCode: 'shopOperator',
        positionName: '',
        salaryBand: 2,
        currency: 'MYR',
        industries: ['ecommerce'],
        city: 'MY-14-01',
        nature: 3,
      },
    ],
    education: [
      {
        id: 'demo-education-1',
        hidden: false,
        schoolName: 'Teratai College',
        unified: true,
        degree: 4,
        major: 'Cross-border e-commerce',
        start: '2024-09',
        end: 'now',
        experience:
          '- Average mark of 82 in the first three terms\n- Led a team of four in the trade fair of the college',
      },
      {
        id: 'demo-education-2',
        hidden: false,
        schoolName: 'SMK Seri Ampang',
        unified: true,
        degree: 3,
        major: 'Accounting and business',
        start: '2022-01',
        end: '2023-12',
        experience: '',
      },
    ],
    work: [
      {
        id: 'demo-work',
        hidden: false,
        companyName: 'Kedai Kraf Mawar',
        industry: 'ecommerce',
        jobTitle: 'Part-time shop assistant',
        start: '2025-06',
        end: 'now',
        skills: ['Order handling', 'Customer service'],
        content:
          '- Pack and send about 40 orders on each Saturday\n- Answer questions of customers in Malay and English within two hours\n- Keep the stock list of 180 products',
        achievements: 'Wrong parcels fell from 6 to 1 in a month after I wrote a packing list.',
      },
    ],
    project: [
      {
        id: 'demo-project',
        hidden: false,
        name: 'Batik pouch shop',
        role: 'Photos, texts and prices',
        link: '',
        start: '2025-09',
        end: '2026-01',
        content:
          '- Took 60 product photos with one lamp and a white board\n- Wrote the product texts in Malay and English\n- Compared three prices over six weeks',
        achievements: '112 pouches sold in ten weeks with a profit of RM 940.',
      },
    ],
    internship: [
      {
        id: 'demo-internship',
        hidden: false,
        companyName: 'Northlight Commerce',
        jobTitle: 'Operations intern',
        start: '2026-02',
        end: '2026-05',
        content:
          '- Prepared 35 listings for two marketplaces\n- Wrote the weekly report of sales and returns in a spreadsheet',
      },
    ],
    training: [],
    cultivate: [],
    qualification: [
      {
        id: 'demo-qualification',
        hidden: false,
        category: 'driving',
        name: 'Driving licence, class D',
        issuer: 'JPJ',
        number: '',
        date: '2024-02',
      },
    ],
    skill: [
      { id: 'demo-skill-1', hidden: false, name: 'Product photography', level: 2, evidence: '' },
      { id: 'demo-skill-2', hidden: false, name: 'Copywriting', level: 2, evidence: '' },
      { id: 'demo-skill-3', hidden: false, name: 'Shop operation', level: 2, evidence: '' },
      { id: 'demo-skill-4', hidden: false, name: 'Spreadsheets', level: 2, evidence: '' },
    ],
    language: [
      { id: 'demo-language-1', hidden: false, name: 'Bahasa Melayu', level: 5 },
      { id: 'demo-language-2', hidden: false, name: 'English', level: 4 },
      { id: 'demo-language-3', hidden: false, name: '中文', level: 1 },
    ],
    volunteer: [
      {
        id: 'demo-volunteer',
        hidden: false,
        organisation: 'Perpustakaan Komuniti Ampang',
        role: 'Reading helper',
        start: '2023-05',
        end: '2024-06',
        content: '- Read with eight children on each Sunday',
      },
    ],
  },
}
