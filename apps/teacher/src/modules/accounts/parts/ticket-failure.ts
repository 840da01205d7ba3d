let failure: unknown = null

/** Kept for the sign-in page, which is drawn only after the code was tried. */
export function noteTicketFailure(error: unknown): void {
  failure = error
}

export function ticketFailure(): unknown {
  return failure
}
