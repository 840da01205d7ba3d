import type { Fact, PaperSlot } from '../types.ts'

/** A fictitious company whose numbers no authority issues. */
const facts = {
  legalName: 'Bukit Teratai Trading Sdn. Bhd.',
  registration: '202501-EX-4471',
  taxId: 'EX-2044-5518',
  owner: 'Nur Aisyah binti Rahman',
  address: '12 Jalan Contoh 3, 43000 Kajang',
  bankAccount: '0000-4410-2277',
  /** The day on which the marketplace checks the papers. */
  openingDate: '2026-06-01',
} as const

export const company: readonly Fact[] = Object.entries(facts).map(([name, value]) => ({
  name,
  value,
}))

const fact = (name: string, value: string): Fact => ({ name, value })
const own = (...names: (keyof typeof facts)[]): Fact[] =>
  names.map((name) => fact(name, facts[name]))

export const registration: PaperSlot = {
  code: 'registration',
  always: true,
  papers: [
    {
      code: 'registrationOld',
      facts: [...own('legalName', 'registration'), fact('validUntil', '2026-02-28')],
      fault: 'expired',
    },
    {
      code: 'registrationNew',
      facts: [...own('legalName', 'registration'), fact('validUntil', '2027-02-28')],
      fault: null,
    },
    {
      code: 'registrationSister',
      facts: [
        fact('legalName', 'Bukit Teratai Logistics Sdn. Bhd.'),
        fact('registration', '202301-EX-1180'),
        fact('validUntil', '2027-05-31'),
      ],
      fault: 'otherName',
    },
  ],
}

export const identity: PaperSlot = {
  code: 'identity',
  always: true,
  papers: [
    {
      code: 'identityCopy',
      facts: [
        ...own('owner'),
        fact('idNumber', '9■03■2-■■-55■2'),
        fact('validUntil', '2031-03-12'),
      ],
      fault: 'unreadable',
    },
    {
      code: 'identityOther',
      facts: [
        fact('owner', 'Nur Aisyah binti Razak'),
        fact('idNumber', '910714-00-5526'),
        fact('validUntil', '2030-07-14'),
      ],
      fault: 'otherName',
    },
    {
      code: 'identityScan',
      facts: [
        ...own('owner'),
        fact('idNumber', '920312-00-5582'),
        fact('validUntil', '2031-03-12'),
      ],
      fault: null,
    },
  ],
}

export const bank: PaperSlot = {
  code: 'bank',
  always: true,
  papers: [
    {
      code: 'bankPrivate',
      facts: [fact('bankHolder', facts.owner), ...own('bankAccount'), fact('issued', '2026-05-12')],
      fault: 'otherName',
    },
    {
      code: 'bankCompany',
      facts: [
        fact('bankHolder', facts.legalName),
        ...own('bankAccount'),
        fact('issued', '2026-05-12'),
      ],
      fault: null,
    },
    {
      code: 'bankLastYear',
      facts: [
        fact('bankHolder', facts.legalName),
        ...own('bankAccount'),
        fact('issued', '2025-04-30'),
      ],
      fault: 'tooOld',
    },
  ],
}

export const address: PaperSlot = {
  code: 'address',
  always: true,
  papers: [
    {
      code: 'addressBill',
      facts: [...own('legalName', 'address'), fact('issued', '2026-05-03')],
      fault: null,
    },
    {
      code: 'addressOldBill',
      facts: [...own('legalName', 'address'), fact('issued', '2025-08-03')],
      fault: 'tooOld',
    },
  ],
}

export const safetyCertificate: PaperSlot = {
  code: 'safetyCertificate',
  always: false,
  papers: [
    {
      code: 'certificateCharger',
      facts: [
        fact('model', 'USB charger UC-05'),
        fact('laboratory', 'Example Test Laboratory'),
        fact('validUntil', '2028-01-31'),
      ],
      fault: 'otherProduct',
    },
    {
      code: 'certificateOld',
      facts: [
        fact('model', 'Night light NL-12'),
        fact('laboratory', 'Example Test Laboratory'),
        fact('validUntil', '2026-01-31'),
      ],
      fault: 'expired',
    },
    {
      code: 'certificateNew',
      facts: [
        fact('model', 'Night light NL-12'),
        fact('laboratory', 'Example Test Laboratory'),
        fact('validUntil', '2028-03-31'),
      ],
      fault: null,
    },
  ],
}
