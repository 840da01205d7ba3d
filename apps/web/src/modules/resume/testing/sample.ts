import { type ResumeContent, type ResumeDetail, sectionNames } from '@titian/contract'

/** A new resume, which has only the name and the phone number of the account. */
export const emptyContent: ResumeContent = {
  basics: {
    name: 'Nur Aisyah',
    status: null,
    sex: 2,
    identity: null,
    birthday: null,
    wechat: '',
    contact: '+60 123456701',
    email: '',
    city: '',
  },
  personalAdvantage: '',
  look: { template: 0, language: 'en', color: 'terracotta', spacing: 'normal', fontSize: 'normal' },
  sectionOrder: [...sectionNames],
  hiddenSections: [],
  sections: {
    intention: [],
    education: [],
    work: [],
    project: [],
    internship: [],
    training: [],
    cultivate: [],
    qualification: [],
    skill: [],
    language: [],
    volunteer: [],
  },
}

export function detailOf(content: Partial<ResumeContent> = {}, revision = 1): ResumeDetail {
  return {
    resumeId: 'resume-sign',
    revision,
    savedAt: '2026-11-28T04:03:00.000Z',
    photo: '',
    content: { ...emptyContent, ...content },
  }
}

/** Responses of the server other than the resume itself. */
export const tagAnswers = {
  '/resume/videoDetail': { video: null },
  '/resume/positionTags': [
    {
      code: 'trade',
      name: 'Trade',
      tags: [{ code: 'listing', name: 'Listing assistant' }],
    },
    { code: 'other', name: 'Other', tags: [{ code: 'other', name: 'Another job' }] },
  ],
  '/resume/industryTags': [
    { code: 'ecommerce', name: 'E-commerce' },
    { code: 'software', name: 'Software' },
    { code: 'tourism', name: 'Tourism' },
    { code: 'food', name: 'Food' },
  ],
  '/resume/cityTags': [
    {
      pathCode: 'MY',
      name: 'Malaysia',
      childTagInfo: [
        {
          pathCode: 'MY-14',
          name: 'Federal territories',
          childTagInfo: [{ pathCode: 'MY-14-01', name: 'Kuala Lumpur', childTagInfo: [] }],
        },
        {
          pathCode: 'MY-12',
          name: 'Selangor',
          childTagInfo: [{ pathCode: 'MY-12-01', name: 'Kajang', childTagInfo: [] }],
        },
      ],
    },
  ],
  '/resume/hotCityTags': [{ pathCode: 'MY-14-01', name: 'Kuala Lumpur' }],
  '/resume/qualificationCategories': [{ code: 'language', name: 'Language' }],
  '/resume/skillInfo': [
    { code: 'keywords', name: 'Keyword research' },
    { code: 'listing', name: 'Product pages' },
    { code: 'photo', name: 'Product photography' },
    { code: 'ads', name: 'Advertising' },
  ],
}
