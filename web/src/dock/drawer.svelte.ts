/** The rule drawer: any rule id on the page can open it. */
class Drawer {
  rule = $state<string | null>(null);
  system = $state('');

  open(rule: string): void {
    this.rule = rule;
    this.system = rule.split('.')[0] ?? '';
  }

  close(): void {
    this.rule = null;
  }
}

export const drawer = new Drawer();
