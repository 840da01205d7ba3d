/** ACC-049: dispatched on the window when a person has signed in by any method. */
export const signedInEvent = 'titian:user-logged-in'
