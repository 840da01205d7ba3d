/** Who may play a lesson may write down something at it. */
export function mayWrite({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}
