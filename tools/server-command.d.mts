export const serverProgram: string
export const serverOptions: string[]
export const serverMemory: Record<string, string>
