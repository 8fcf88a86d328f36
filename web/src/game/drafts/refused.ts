import type { Option } from '../../wire/question';

export const refused = (option: Option): boolean => (option.reasons?.length ?? 0) > 0;
