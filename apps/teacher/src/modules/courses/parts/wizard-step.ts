/** TCH-008: team teachers and the assessment criterion join these steps with their nouns. */
export const wizardSteps = ['summary', 'catalogue', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

const isStep = (text: unknown): text is WizardStep => wizardSteps.some((step) => step === text)
const prefix = 'titian.teacher.step.'

/** TCH-004: the step of the address, else the one where this browser left the course. */
export function readStep(sign: string, wanted: unknown): WizardStep {
  if (isStep(wanted)) return wanted
  try {
    const kept = localStorage.getItem(prefix + sign)
    return isStep(kept) ? kept : 'summary'
  } catch {
    return 'summary'
  }
}

export function keepStep(sign: string, step: WizardStep): void {
  try {
    localStorage.setItem(prefix + sign, step)
  } catch {
    // Then the address alone tells.
  }
}
