/** ACC-049: told on the window when somebody has signed in, in whatever way. */
export const signedInEvent = 'titian:user-logged-in'
