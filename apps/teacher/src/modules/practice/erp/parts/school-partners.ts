interface Named {
  code: string
  name: string
}

export interface NamedParts {
  items?: readonly Named[]
  partners?: readonly Named[]
}

/**
 * The partners in the school's cards, for pages that have not loaded a student's books. Their names
 * are not translated.
 */
const schoolPartners: readonly Named[] = [
  { code: 'S10', name: 'Bintang Homeware' },
  { code: 'C10', name: 'Cahaya Stores' },
  { code: 'S20', name: 'Delima Trading' },
  { code: 'S30', name: 'Enggang Supplies' },
  { code: 'S40', name: 'Fajar Electric' },
  { code: 'C50', name: 'Gemilang Mart' },
  { code: 'C60', name: 'Harapan Retail' },
  { code: 'S60', name: 'Intan Works' },
  { code: 'C70', name: 'Jati Living' },
  { code: 'C90', name: 'Kenari Gifts' },
]

/**
 * The names in the books come first. They apply if a student or a teacher has used the same code as
 * a partner of the school.
 */
export const withSchoolPartners = ({ items = [], partners = [] }: NamedParts = {}) => ({
  items,
  partners: [...partners, ...schoolPartners],
})
