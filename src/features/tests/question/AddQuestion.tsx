import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AnyQuestion, hasPicture, QUESTION_TYPES, type QuestionType } from '@domain/questions/question';
import { useMenu } from '@src/components/layout/useMenu';
import { newQuestion } from './new-question';
import { useQuestionPictures } from './QuestionPictures';

interface AddQuestionProps {
  onAdd: (question: AnyQuestion) => void;
  /** Types that are not available here. */
  without?: ReadonlySet<QuestionType>;
}

/** Adds a question of the selected type. */
export function AddQuestion({ onAdd, without }: AddQuestionProps) {
  const { t } = useTranslation('tests');
  const menu = useMenu();
  // Outside of a test, pictures cannot be stored.
  const canHavePicture = useQuestionPictures() !== null;
  return (
    <>
      <Button variant="outlined" startIcon={<Plus />} aria-haspopup="menu" onClick={menu.open}>
        {t('edit.add')}
      </Button>
      <Menu {...menu.props}>
        {QUESTION_TYPES.filter((type) => !without?.has(type) && (canHavePicture || !hasPicture(type))).map(
          (type) => (
            <MenuItem
              key={type}
              onClick={() => {
                menu.close();
                onAdd(newQuestion(type));
              }}
            >
              {t(`type.${type}`)}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
