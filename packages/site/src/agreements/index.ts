export { AcceptedList } from './accepted-list.tsx'
export { AgreementGate } from './agreement-gate.tsx'
export { AgreementVersion } from './agreement-version.tsx'
export { MyAgreements } from './my-agreements.tsx'
