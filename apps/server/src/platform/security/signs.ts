import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** The index of a kind is part of every sealed id of that kind: append only. */
export const signKinds = [
  'school',
  'user',
  'session',
  'file',
  'course',
  'courseType',
  'chapter',
  'lesson',
  'caption',
  'question',
  'examination',
  'examSubject',
  'attempt',
  'attemptItem',
  'advert',
  'banner',
  'playing',
  'audit',
  'peopleImport',
  'rosterImport',
  'rosterEntry',
  'identityRequest',
  'message',
  'lateAnswer',
  'courseQuestion',
  'courseAnswer',
  'review',
  'material',
  'homework',
  'handIn',
  'shareLink',
  'note',
  'regrade',
  'questionImport',
  'allowance',
  'examinationChange',
  'option',
  'facePhoto',
  'standard',
  'gradeOverride',
  'enrolment',
  'schoolTeacher',
  'gradeImport',
  'courseGroup',
  'peopleView',
  'order',
  'refund',
  'coinRecord',
  'coinCredit',
  'discountCode',
  'training',
  'codeBatch',
  'activationCode',
  'certificate',
  'certificateImport',
  'companyImport',
  'postImport',
  'article',
  'articleType',
  'schoolPage',
  'resume',
  'resumeShare',
  'resumeReview',
  'resumeComment',
  'company',
  'jobPost',
  'application',
  'postReport',
  'savedSearch',
  'mail',
  'careerPath',
  'applicationLink',
  'practiceRun',
  'mailAddress',
  'skillImport',
  'practiceAssignment',
  'practiceEvent',
  'rubric',
  'assessment',
  'practiceKey',
  'practiceReport',
  'erpCard',
  'markComment',
  'maintenanceNotice',
] as const
export type SignKind = (typeof signKinds)[number]

/**
 * Encrypted ids for the API: one AES block over (kind, number) as 22 URL-safe characters. Eight
 * zero bytes make changes detectable. A sealed id is no authorisation.
 */
export interface Signs {
  seal(kind: SignKind, id: number): string
  open(kind: SignKind, sign: string): number | undefined
}

export function createSigns(secret: string): Signs {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'titian signs', 16))
  // A message is one block, so ECB is one call of the block cipher, and the cipher objects can be
  // reused.
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  const decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  const block = Buffer.alloc(16)
  return {
    seal(kind, id) {
      block.fill(0)
      block.writeUInt16BE(signKinds.indexOf(kind) + 1, 0)
      block.writeUIntBE(id, 2, 6)
      return cipher.update(block).toString('base64url')
    },
    open(kind, sign) {
      if (!/^[\w-]{22}$/.test(sign)) return undefined
      const sealed = Buffer.from(sign, 'base64url')
      if (sealed.length !== 16 || sealed.toString('base64url') !== sign) return undefined
      const plain = decipher.update(sealed)
      if (plain.readUInt16BE(0) !== signKinds.indexOf(kind) + 1 || plain.readBigUInt64BE(8) !== 0n)
        return undefined
      return plain.readUIntBE(2, 6)
    },
  }
}
