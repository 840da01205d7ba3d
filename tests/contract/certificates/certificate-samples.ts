import { encoded, page, type Samples } from '../sample-types.ts'

const listed = { text: '', state: 'all' as const, courseIdSign: '' }

export const certificateSamples: Samples['certificates'] = {
  findCertificate: ({ certificates: { number }, people: { student } }) => ({
    number,
    userName: student.name,
  }),
  findCertificatesOfPerson: ({ certificates: { studentCard }, people: { student } }) => ({
    idNumber: studentCard,
    userName: student.name,
  }),
  certificatePage: ({ certificates: { number } }) => ({ number }),
  certificateDetail: ({ certificates: { sign } }) => ({ sign }),
  listOwnCertificates: () => ({ courseIdSign: '', ...page }),
  listCertificates: ({ word }) => ({ ...listed, text: word, ...page }),
  exportCertificates: ({ word }) => ({ ...listed, text: word, format: 'csv', timeZone: 'UTC' }),
  listCandidates: ({ courses: { free } }) => ({ courseIdSign: free.course, name: '', ...page }),
  issueCertificates: ({ courses: { free }, members: { outside } }) => ({
    courseIdSign: free.course,
    userSigns: [outside],
    confirmed: [outside],
    reason: 'Earned at another school.',
  }),
  revokeCertificate: ({ certificates: { sign } }) => ({ sign, reason: 'The name was misspelt.' }),
  reissueCertificate: ({ certificates: { sign } }) => ({ sign, reason: 'The name was misspelt.' }),
  previewCertificateImport: ({ courses: { free }, certificates: { sheet } }) => ({
    courseIdSign: free.course,
    filePath: sheet,
    ...encoded,
  }),
  confirmCertificateImport: ({ certificates: { imports } }) => ({ importSign: imports.previewed }),
  listCertificateImports: () => page,
  undoCertificateImport: ({ certificates: { imports } }) => ({ importSign: imports.confirmed }),
  certificateRule: ({ courses: { free } }) => ({ courseIdSign: free.course }),
  listCertificateCourses: ({ word }) => ({ name: word, kind: 'all', ...page }),
  saveCertificateCourse: ({ courses: { free } }) => ({ courseIdSign: free.course, gives: true }),
}
