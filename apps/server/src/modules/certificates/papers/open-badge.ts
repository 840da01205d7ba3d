import { type Certificate, htmlLanguage, type Language } from '@titian/contract'
import { texts } from './texts.ts'

/** `address` is the public page, by which the credential is checked; it carries no signature (decision 0038). */
export function openBadge(
  certificate: Certificate,
  { address, origin, language }: { address: string; origin: string; language: Language },
) {
  const { holderName, schoolName, courseName, number, issuedAt, kind } = certificate
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${texts[kind][language]}: ${courseName}`,
    issuer: { id: `${origin}/`, type: ['Profile'], name: schoolName, url: `${origin}/` },
    validFrom: issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: holderName, identityType: 'name', hashed: false },
      ],
      ...(certificate.credit > 0 && { creditsEarned: certificate.credit }),
      achievement: {
        id: `${address}#achievement`,
        type: ['Achievement'],
        achievementType: kind === 'course' ? 'Course' : 'Certificate',
        name: courseName,
        description: courseName,
        inLanguage: htmlLanguage[language],
        criteria: { narrative: `${texts.completed[language]} ${courseName}` },
      },
    },
    evidence: [{ id: address, type: ['Evidence'], name: `${texts.number[language]} ${number}` }],
  }
}
