import type { IdentityRequest } from '@titian/contract'
import { phone } from '../roster/present.ts'
import type { ListedRequest } from './queries.ts'

export function identityRequest(
  { request, person, decidedBy, entry, takenByName }: ListedRequest,
  sign: string,
  personSign: string,
): IdentityRequest {
  return {
    sign,
    kind: request.kind,
    personSign,
    personName: person.name,
    areaCode: person.areaCode,
    mobile: person.mobile,
    name: request.name,
    number: request.number,
    university: request.university,
    department: request.department,
    major: request.major,
    class: request.className,
    submittedAt: request.submittedAt.toISOString(),
    status: request.status,
    reason: request.reason,
    decidedBy,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    roster: entry && {
      name: entry.name,
      mobile: phone(entry),
      department: entry.department ?? '',
      major: entry.major ?? '',
      class: entry.className ?? '',
      takenByName,
    },
  }
}
