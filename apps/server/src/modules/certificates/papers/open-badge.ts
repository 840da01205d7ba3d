import { type Certificate, htmlLanguage, type Language, punctuationOf } from '@titian/contract'
import { texts } from './texts.ts'

/**
 * CNT-138: the credential id is the address of the public page without a language, where the
 * credential is checked. So a wallet has one credential, in whichever language it was fetched. The
 * credential has no signature (decision 0038).
 */
export function openBadge(
  certificate: Certificate,
  { origin, language }: { origin: string; language: Language },
) {
  const { holderName, schoolName, courseName, number, issuedAt, kind } = certificate
  const address = `${origin}/certificate/${number}`
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${texts[kind][language]}${punctuationOf(language).colon}${courseName}`,
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
    // With the fragment, this id differs from the id of the credential. Otherwise the credential
    // would be its own evidence.
    evidence: [
      {
        id: `${address}#evidence`,
        type: ['Evidence'],
        name: `${texts.number[language]} ${number}`,
      },
    ],
  }
}
