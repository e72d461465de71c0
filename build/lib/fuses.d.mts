export declare const safeFuses: Readonly<Record<string, boolean>>
export declare function fusesOf(program: string): Promise<Record<string, boolean>>
