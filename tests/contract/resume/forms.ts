/** An entry of each section as a student writes it; each text contains the school's word. */
export const entryForms = (word: string) => {
  const period = { start: '2024-03', end: 'now' as const }
  return {
    intention: {
      positionCode: 'tester',
      positionName: `${word} tester`,
      salaryBand: 2,
      currency: 'MYR' as const,
      industries: ['software'],
      city: 'MY-14-01',
      nature: 2 as const,
    },
    education: {
      schoolName: `${word} College`,
      unified: true,
      degree: 5 as const,
      major: `${word} trade`,
      ...period,
      experience: `${word} debating`,
    },
    work: {
      companyName: `${word} Books`,
      industry: 'retail',
      jobTitle: `${word} assistant`,
      ...period,
      skills: [`${word} returns`],
      content: `${word} shop`,
      achievements: `${word} prize`,
    },
    project: {
      name: `${word} kiosk`,
      role: `${word} lead`,
      link: 'https://example.com/kiosk',
      ...period,
      content: `${word} built`,
      achievements: `${word} sold`,
    },
    internship: {
      companyName: `${word} Ports`,
      jobTitle: `${word} intern`,
      ...period,
      content: `${word} stock`,
    },
    training: {
      name: `${word} first aid`,
      place: `${word} hall`,
      ...period,
      content: `${word} aid`,
    },
    cultivate: {
      courseName: `${word} course`,
      organiser: `${word} school`,
      ...period,
      content: `${word} lessons`,
    },
    qualification: {
      category: 'language',
      name: `${word} test`,
      issuer: `${word} council`,
      number: `${word} 7`,
      date: '2023-11',
    },
    skill: { name: `${word} typing`, level: 2 as const, evidence: `${word} exam` },
    language: { name: `${word} language`, level: 3 as const },
    volunteer: {
      organisation: `${word} Crescent`,
      role: `${word} helper`,
      ...period,
      content: `${word} helped`,
    },
  }
}
